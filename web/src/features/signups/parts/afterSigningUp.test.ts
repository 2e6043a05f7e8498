import { expect, it } from 'vitest';
import { afterSigningUp } from './afterSigningUp';

it.each([
  [undefined, '/signup/flow/'],
  ['/pin/7/', '/signup/flow/?next=%2Fpin%2F7%2F'],
  ['/app-factory-oauth/?client_id=7&state=a', '/app-factory-oauth/?client_id=7&state=a'],
  ['/app-factory-oauth-of-others/', '/signup/flow/?next=%2Fapp-factory-oauth-of-others%2F'],
  ['//evil.example/app-factory-oauth/', '/signup/flow/?next=%2F'],
])('%j goes on to %s', (next, path) => {
  expect(afterSigningUp(next)).toBe(path);
});
