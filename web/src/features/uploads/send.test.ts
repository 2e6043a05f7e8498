import { describe, expect, it } from 'vitest';
import {
  sendPicture,
  UploadRefused,
  type UploadState,
  type UploadStep,
  UploadTimedOut,
  type UploadTransport,
} from './send';

const TARGET = {
  upload_id: '7',
  upload_url: 'https://up.test/',
  upload_parameters: { token: 't' },
};
const file = new File(['picture'], 'oak.jpg', { type: 'image/jpeg' });

function transport(states: UploadState[], change: Partial<UploadTransport> = {}): UploadTransport {
  return {
    register: async () => TARGET,
    send: async (_target, _file, onSent) => {
      onSent(0.5);
      onSent(1);
    },
    state: async () => states.shift() ?? { status: 'processing' },
    wait: async () => {},
    ...change,
  };
}

const run = (
  way: UploadTransport,
  steps: UploadStep[] = [],
  signal = new AbortController().signal,
) => sendPicture(file, way, (step) => steps.push(step), signal);

describe('sending a picture', () => {
  it('registers, sends, and asks until it is ready', async () => {
    const steps: UploadStep[] = [];
    const done = await run(
      transport([
        { status: 'registered' },
        { status: 'processing' },
        { status: 'succeeded', signature: 'a7' },
      ]),
      steps,
    );
    expect(done).toEqual({ uploadId: '7', signature: 'a7' });
    expect(steps).toEqual([
      { name: 'sending', percent: 0 },
      { name: 'sending', percent: 50 },
      { name: 'sending', percent: 100 },
      { name: 'preparing' },
    ]);
  });

  it('sends to the address that was answered', async () => {
    const seen: unknown[] = [];
    await run(
      transport([{ status: 'succeeded' }], {
        send: async (target, sent) => {
          seen.push(target, sent);
        },
      }),
    );
    expect(seen).toEqual([TARGET, file]);
  });

  it('says why the server refused the picture', async () => {
    const refused = run(
      transport([{ status: 'failed', failure_message: 'This picture is damaged.' }]),
    );
    await expect(refused).rejects.toThrow(UploadRefused);
    await expect(refused).rejects.toThrow('This picture is damaged.');
  });

  it('waits longer each time and gives up after two minutes', async () => {
    const waits: number[] = [];
    const endless = transport([], {
      wait: async (milliseconds) => {
        waits.push(milliseconds);
      },
    });
    await expect(run(endless)).rejects.toThrow(UploadTimedOut);
    expect(waits.slice(0, 3)).toEqual([250, 375, 562.5]);
    expect(Math.max(...waits)).toBe(2_000);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(123_000);
  });

  it('stops asking when it is cancelled', async () => {
    const cancel = new AbortController();
    let asked = 0;
    const way = transport([], {
      state: async () => {
        asked += 1;
        return { status: 'processing' };
      },
      wait: async () => cancel.abort(),
    });
    await expect(run(way, [], cancel.signal)).rejects.toThrow();
    expect(asked).toBe(1);
  });
});
