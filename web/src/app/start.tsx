import 'ui/base.css';
import { begin } from 'app/begin';
import { giveEarlyPress } from 'app/earlyPress';
import { showKeptTheme } from 'lib/theme';

showKeptTheme();

begin(window).then(giveEarlyPress).catch(reportError);
