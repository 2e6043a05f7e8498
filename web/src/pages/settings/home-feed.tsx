import { InterestSwitches } from 'features/interests/parts/InterestSwitches';
import { Protected } from 'features/networks/parts/Protected';
import { HomeFeedScreen } from 'features/preferences/screens/HomeFeedScreen';

/** /settings/home-feed */
export default function HomeFeedPage() {
  return (
    <Protected>
      <HomeFeedScreen interests={<InterestSwitches />} />
    </Protected>
  );
}
