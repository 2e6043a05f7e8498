import { Trans, useLingui } from '@lingui/react/macro';
import { BoardForm } from 'features/boards/parts/BoardForm';
import { SignInFirst } from 'features/users/parts/SignInFirst';
import { useViewer } from 'features/users/parts/viewer';
import { settingsPaths } from 'lib/settingsPaths';
import { useTitle } from 'lib/title';
import { useNavigate } from 'react-router';
import styles from './CreateBoardScreen.module.css';

/** Makes a board and goes there. */
export function CreateBoardScreen() {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  useTitle(t`Create board`);
  if (!viewer) return <SignInFirst words={t`Log in to make a board.`} />;
  return (
    <section className={styles.page}>
      <h1>{t`Create board`}</h1>
      <BoardForm onMade={(board) => void navigate(board.url, { replace: true })} />
      <p>
        <Trans>
          Or <a href={settingsPaths.importing()}>import boards from a file</a>.
        </Trans>
      </p>
    </section>
  );
}
