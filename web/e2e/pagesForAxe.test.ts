import { readdirSync } from 'node:fs';
import { deriveRoutes } from 'app/deriveRoutes';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import {
  employees,
  type OwnWorld,
  others,
  pathIn,
  type StaffWorld,
  viewers,
  visitors,
} from './pagesForAxe.ts';

/** The gallery is no page of the built app. */
const UNBUILT = '_gallery.tsx';

const folder = new URL('../src/pages/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && name !== UNBUILT)
  .map((name) => `./${name}`);
const routes = deriveRoutes(files).map(({ path, handler }) => ({ id: handler, path }));

const pin = { id: '7', title: '', description: '' };
const board = { id: '1', name: 'Rooms', url: '/wren/rooms/' };
const world: OwnWorld & StaffWorld = {
  owner: { username: 'wren', fullName: 'Wren', url: '/wren/' },
  boards: [board, board],
  pins: Array.from({ length: 40 }, () => pin),
  profile: '/ines/',
  coldFaults: [],
  section: '/ines/rooms/reading/',
  conversation: '33',
  request: '34',
  article: { id: '3', url: '/today/best/rooms/3/' },
  report: '4',
};

it('every page file makes a page that axe looks at', () => {
  const paths = [visitors, viewers, employees, others].flatMap((pages) =>
    Object.values(pages).map((path) => new URL(pathIn(path, world), 'http://magpie.test').pathname),
  );
  const seen = new Set(paths.map((path) => matchRoutes(routes, path)?.at(-1)?.route.id));
  const unseen = routes.map(({ id }) => id).filter((id) => !seen.has(id));
  expect(unseen, 'page files without a line in e2e/pagesForAxe.ts').toEqual([]);
});
