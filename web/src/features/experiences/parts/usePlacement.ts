import { useViewer } from 'features/users/parts/viewer';
import { useAppData } from 'lib/appData';
import type { Schema } from 'lib/call';
import { useEffect } from 'react';

/**
 * What the host tries out with the viewer at a placement, which is shown by what
 * asks. The server is told once, of people it knows (specification §7 `viewExperience`).
 */
export function usePlacement(id: string): Schema['ExperienceView'] | undefined {
  const experience = useAppData().experiences[id];
  const isNew = useViewer() && experience?.status === 'active';
  useEffect(() => {
    if (isNew) void import('./viewExperience').then((part) => part.viewExperience(id));
  }, [isNew, id]);
  return experience;
}
