import { listen, type WorkerScope } from './pushed';

/** The service worker of the web app, `/sw.js`; built alone (vite.worker.config.ts). */
listen(self as unknown as WorkerScope);
