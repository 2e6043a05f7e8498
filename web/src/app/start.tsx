import 'ui/base.css';
import { begin } from 'app/begin';
import { giveEarlyActs } from 'app/loader';
import { quietTransitions } from 'app/quietTransitions';

quietTransitions(document);

begin(window).then(giveEarlyActs).catch(reportError);
