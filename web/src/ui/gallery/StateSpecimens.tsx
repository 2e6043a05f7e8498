import { Button } from '../button/Button';
import { ButtonLink } from '../button/ButtonLink';
import { Card, CardButtons, CardLines } from '../card/Card';
import { EmptyState } from '../empty-state/EmptyState';
import { ErrorState } from '../error-state/ErrorState';
import { FramedLine, FramedList } from '../framed-list/FramedList';
import { Notice } from '../notice/Notice';
import { ProgressBar } from '../progress-bar/ProgressBar';
import { Quote } from '../quote/Quote';
import { Skeleton } from '../skeleton/Skeleton';
import { Spinner } from '../spinner/Spinner';
import { TitledPage } from '../titled-page/TitledPage';
import styles from './Gallery.module.css';

/** Loading, nothing, wrong, under way. */
export function StateSpecimens() {
  return (
    <div className={styles.columns}>
      <div className={styles.framed}>
        <EmptyState
          words="Your saved ideas will stand here."
          action={<Button kind="primary">Find ideas</Button>}
        />
      </div>
      <div className={styles.framed}>
        <ErrorState
          words="The board could not be loaded."
          hint="Check your connection, then try again."
          onRetry={() => {}}
        />
      </div>
      <div className={styles.framed}>
        <TitledPage
          title="Rules"
          width="text"
          ways={<ButtonLink href="#reports">Reports</ButtonLink>}
        >
          <p>What may not be said here.</p>
        </TitledPage>
      </div>
      <div className={styles.stack}>
        <ProgressBar label="Uploading" value={0.62} />
        <ProgressBar label="Preparing the picture" />
        <ProgressBar label="Importing" value={0.25} detail="3 of 12" />
        <Spinner />
        <div className={styles.row}>
          <Skeleton shape="round" width={44} height={44} />
          <div style={{ flex: 1 }}>
            <Skeleton shape="text" width="60%" />
            <Skeleton shape="text" width="40%" />
          </div>
        </div>
        <Notice icon="lock" action={<Button>Resend email</Button>} onClose={() => {}}>
          Verify your email first.
        </Notice>
        <FramedList>
          <FramedLine
            name="Firefox on Linux"
            detail="Logged in on 3 May 2026"
            action={<Button size="small">Log out</Button>}
          />
          <FramedLine name="Safari on iPhone" detail="This device" />
        </FramedList>
        <Quote>
          {'I miss a map: where was it taken?\nFor travel boards it would be all I need.'}
        </Quote>
        <Card name="Scissors" detail="Registered on 3 May 2026">
          <CardLines label="Sends people back to" lines={['https://scissors.example/back']} code />
          <CardButtons>
            <Button>Edit</Button>
            <Button>Delete</Button>
          </CardButtons>
        </Card>
      </div>
    </div>
  );
}
