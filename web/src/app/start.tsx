import 'ui/base.css';
import { begin } from 'app/begin';
import { beginApp } from 'app/loader';
import { quietTransitions } from 'app/quietTransitions';

quietTransitions(document);

beginApp(begin(window));
