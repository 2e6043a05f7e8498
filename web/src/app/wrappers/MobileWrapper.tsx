import { BottomBar } from 'app/shell/BottomBar';
import { BrandLink } from 'app/shell/BrandLink';
import { Frame } from 'app/shell/Frame';
import { Header } from 'app/shell/Header';
import { JoinLinks } from 'app/shell/JoinLinks';
import { SearchSlot } from 'app/shell/SearchSlot';
import { AccountMenuButton } from 'features/sessions/parts/AccountMenuButton';
import { useAppData } from 'lib/appData';

/** Around every page on phones and tablets: the search above, the places below. */
export default function MobileWrapper() {
  const { context } = useAppData();
  if (context.loginState === 'AUTH') {
    const header = (
      <Header end={<AccountMenuButton />}>
        <SearchSlot />
      </Header>
    );
    return <Frame layout="bottom-bar" header={header} bottomBar={<BottomBar />} />;
  }
  const header = (
    <Header start={<BrandLink />} end={<JoinLinks />}>
      <SearchSlot />
    </Header>
  );
  return <Frame header={header} />;
}
