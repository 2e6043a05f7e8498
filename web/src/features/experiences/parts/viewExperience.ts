import { call } from 'lib/call';

/** What this page told of. The page's own data do not change while it lives. */
const told = new Set<string>();

/** Tells the server, once, that the viewer was shown what stands at a placement. The viewer is not told of failures. */
export async function viewExperience(id: string): Promise<void> {
  if (told.has(id)) return;
  told.add(id);
  await call('ExperienceResource', 'create', { id });
}
