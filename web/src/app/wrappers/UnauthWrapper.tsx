import { BrandLink } from 'app/shell/BrandLink';
import { Frame } from 'app/shell/Frame';
import { Header } from 'app/shell/Header';
import { JoinLinks } from 'app/shell/JoinLinks';
import { SearchSlot } from 'app/shell/SearchSlot';

/** Around every page on a signed-out desktop: the mark, the search, the ways in. */
export default function UnauthWrapper() {
  const header = (
    <Header start={<BrandLink />} end={<JoinLinks />}>
      <SearchSlot />
    </Header>
  );
  return <Frame header={header} />;
}
