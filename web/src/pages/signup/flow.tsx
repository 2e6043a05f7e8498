import { FlowScreen } from 'features/signups/screens/FlowScreen';

/** /signup/flow */
export default FlowScreen;
