import 'ui/base.css';
import { begin } from 'app/begin';
import { giveEarlyPress } from 'app/earlyPress';
import { quietTransitions } from 'app/quietTransitions';
import { showKeptTheme } from 'lib/theme';

showKeptTheme();
quietTransitions(document);

begin(window).then(giveEarlyPress).catch(reportError);
