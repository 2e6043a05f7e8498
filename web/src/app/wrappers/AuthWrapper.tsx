import { Frame } from 'app/shell/Frame';
import { Header } from 'app/shell/Header';
import { Rail } from 'app/shell/Rail';
import { SearchSlot } from 'app/shell/SearchSlot';
import { ViewerLink } from 'app/shell/ViewerLink';
import { AccountMenuButton } from 'features/sessions/parts/AccountMenuButton';

/** Around every page on a signed-in desktop: the rail, the search, the viewer. */
export default function AuthWrapper() {
  const header = (
    <Header
      end={
        <>
          <ViewerLink />
          <AccountMenuButton />
        </>
      }
    >
      <SearchSlot />
    </Header>
  );
  return <Frame layout="rail" header={header} bar={<Rail />} />;
}
