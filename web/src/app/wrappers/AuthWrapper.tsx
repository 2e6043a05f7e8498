import { BottomBar } from 'app/shell/BottomBar';
import { Frame } from 'app/shell/Frame';
import { Header } from 'app/shell/Header';
import { Rail } from 'app/shell/Rail';
import { SearchSlot } from 'app/shell/SearchSlot';
import { ViewerLink } from 'app/shell/ViewerLink';
import styles from 'app/wrappers/AuthWrapper.module.css';
import { AccountMenuButton } from 'features/sessions/parts/AccountMenuButton';

/**
 * Around every page on a signed-in desktop: the rail, the search, the viewer. A
 * narrow window has a phone's bottom bar in their place, by the style sheet.
 */
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
  return (
    <Frame
      layout="rail"
      header={header}
      rail={
        <div className={styles.large}>
          <Rail />
        </div>
      }
      bottomBar={
        <div className={styles.small}>
          <BottomBar />
        </div>
      }
    />
  );
}
