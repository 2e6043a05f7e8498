import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { renderErrorsReducer, renderFailed, renderRetried } from './renderErrors';

const failed = (path: string, message: string) => renderFailed({ path, message });

it.each<[string, Record<string, string>, UnknownAction, Record<string, string>]>([
  ['is noted by path', {}, failed('/pin/1/', 'no size'), { '/pin/1/': 'no size' }],
  [
    'is the last of a path',
    { '/pin/1/': 'no size' },
    failed('/pin/1/', 'no board'),
    { '/pin/1/': 'no board' },
  ],
  [
    'leaves other paths alone',
    { '/pin/1/': 'no size' },
    failed('/', 'no pins'),
    { '/pin/1/': 'no size', '/': 'no pins' },
  ],
  [
    'goes when the path is tried again',
    { '/pin/1/': 'no size', '/': 'no pins' },
    renderRetried({ path: '/' }),
    { '/pin/1/': 'no size' },
  ],
  ['was none, and stays none', {}, renderRetried({ path: '/' }), {}],
])('a render error %s', (_, before, action, after) => {
  expect(renderErrorsReducer(before, action)).toEqual(after);
});
