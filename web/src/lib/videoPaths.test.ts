import { expect, it } from 'vitest';
import { topicOf, videoPaths } from './videoPaths';

it.each([
  [videoPaths.videos(), '/videos/'],
  [videoPaths.videos('film-tv'), '/videos/?category=film-tv'],
  [videoPaths.video('7'), '/videos/all/7/'],
  [videoPaths.video('7', 'birds'), '/videos/birds/7/'],
])('makes the address %s', (made, path) => {
  expect(made).toBe(path);
});

it.each([
  ['all', null],
  ['birds', 'birds'],
])('knows the topic of %s', (category, topic) => {
  expect(topicOf(category)).toBe(topic);
});
