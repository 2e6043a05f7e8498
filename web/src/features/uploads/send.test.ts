import type { ApiError } from 'lib/errors';
import { describe, expect, it } from 'vitest';
import {
  awaitUpload,
  type MediaType,
  sendUpload,
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
  mediaType: MediaType = 'image-story-pin',
) => sendUpload(file, mediaType, way, (step) => steps.push(step), signal);

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
    expect(done).toEqual({ uploadId: '7', signature: 'a7', cover: null });
    expect(steps).toEqual([
      { name: 'sending', percent: 0 },
      { name: 'sending', percent: 50 },
      { name: 'sending', percent: 100 },
      { name: 'preparing', uploadId: '7' },
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

describe('sending a video', () => {
  const video = (way: UploadTransport, steps: UploadStep[] = []) =>
    run(way, steps, new AbortController().signal, 'video');
  const making = (percent: number): UploadState => ({
    status: 'processing',
    stage: 'making',
    percent,
  });
  const busy: ApiError = {
    status: 503,
    code: 0,
    key: 'Unknown',
    field: null,
    message: 'Later.',
    retryAfter: null,
  };

  it('is registered as one, and tells what is done to it once each', async () => {
    const registered: unknown[] = [];
    const steps: UploadStep[] = [];
    const done = await video(
      transport(
        [
          { status: 'processing', stage: 'received', percent: 0 },
          { status: 'processing', stage: 'cover', percent: 2 },
          making(45),
          making(45),
          making(90),
          { status: 'processing', stage: 'storing', percent: 98 },
          { status: 'succeeded', signature: 'b2', thumbnail: '/cover.jpg' },
        ],
        {
          register: async (_, mediaType) => {
            registered.push(mediaType);
            return TARGET;
          },
        },
      ),
      steps,
    );
    expect(registered).toEqual(['video']);
    expect(done).toEqual({ uploadId: '7', signature: 'b2', cover: '/cover.jpg' });
    expect(steps.slice(3)).toEqual([
      { name: 'preparing', uploadId: '7' },
      { name: 'preparing', uploadId: '7', stage: 'received', percent: 0 },
      { name: 'preparing', uploadId: '7', stage: 'cover', percent: 2 },
      { name: 'preparing', uploadId: '7', stage: 'making', percent: 45 },
      { name: 'preparing', uploadId: '7', stage: 'making', percent: 90 },
      { name: 'preparing', uploadId: '7', stage: 'storing', percent: 98 },
    ]);
  });

  it('waits as long as there is news, and half an hour without', async () => {
    let waited = 0;
    const percents = Array.from({ length: 100 }, (_, percent) => percent);
    const slow = transport(
      percents.flatMap((percent) => [making(percent), ...Array(400).fill(making(percent))]),
      {
        wait: async (milliseconds) => {
          waited += milliseconds;
        },
      },
    );
    await expect(video(slow)).rejects.toThrow(UploadTimedOut);
    expect(waited).toBeGreaterThan(100 * 400 * 2_000);
    expect(waited).toBeLessThan(100 * 401 * 2_000 + 1_803_000);
  });

  it('asks on while the line is lost, for half a minute', async () => {
    const answers: (UploadState | ApiError)[] = [
      { ...busy, status: null },
      busy,
      { ...busy, status: 429 },
      { status: 'succeeded', signature: 'b2' },
    ];
    const state = async () => {
      const answer = answers.shift() ?? busy;
      if ('message' in answer) throw answer;
      return answer;
    };
    expect(await video(transport([], { state }))).toMatchObject({ signature: 'b2' });
    await expect(video(transport([], { state }))).rejects.toBe(busy);
  });

  it('is not asked for again where the server knows nothing of it', async () => {
    const gone = { ...busy, status: 404 };
    let asked = 0;
    const state = async () => {
      asked += 1;
      throw gone;
    };
    await expect(video(transport([], { state }))).rejects.toBe(gone);
    expect(asked).toBe(1);
  });

  it('goes on waiting for what was sent', async () => {
    const steps: UploadStep[] = [];
    const way = transport([making(12), { status: 'succeeded', signature: 'b2' }]);
    const { signal } = new AbortController();
    await awaitUpload('7', 'video', way, (step) => steps.push(step), signal);
    expect(steps.map(({ name }) => name)).toEqual(['preparing', 'preparing']);
  });
});
