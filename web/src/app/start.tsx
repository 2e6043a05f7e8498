import 'ui/base.css';
import { begin } from 'app/begin';
import { showKeptTheme } from 'lib/theme';

showKeptTheme();

begin(window).catch(reportError);
