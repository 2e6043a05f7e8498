import 'server-render/shims';
import { render } from 'server-render/render';

/** The door for crate `render`: JSON in, JSON out. */
Object.assign(globalThis, {
  render: (input: string) => JSON.stringify(render(JSON.parse(input))),
});
