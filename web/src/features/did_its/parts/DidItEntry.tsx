import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DidIt } from 'features/did_its/api';
import { tellingApi } from 'features/did_its/telling';
import { AskIn } from 'features/users/parts/AskIn';
import { UserLine } from 'features/users/parts/UserLine';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { reportShown } from 'lib/reportTarget';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import { IconButton } from 'ui/icon-button/IconButton';
import { useToast } from 'ui/toast/toasts';
import styles from './DidItEntry.module.css';
import type { Mark } from './marks';

interface DidItEntryProps {
  /** The did-it. */
  didIt: DidIt;
  /** Called when the viewer wants to change it. */
  onEdit: () => void;
  /** Called when it was deleted. */
  onGone: () => void;
}

/** A did-it with its photographs and marks. */
export function DidItEntry({ didIt, onEdit, onGone }: DidItEntryProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const dispatch = useDispatch();
  const [remove, { isLoading }] = tellingApi.useDeleteDidItMutation();
  const { user, details, images, image_signatures: signatures, dominant_colors: colors } = didIt;
  const mine = viewer?.id === user.id;
  const report = () => {
    const { id, pin_id: parentId } = didIt;
    dispatch(reportShown({ id, type: 'user_did_it_data', parentId }));
  };
  const press = async () => {
    const { error } = await remove(didIt);
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    toast({ words: t`Deleted` });
    onGone();
  };
  return (
    <article className={styles.entry}>
      <UserLine user={user} note={formatDay(Date.parse(didIt.created_at), i18n.locale)}>
        {!mine && (
          <IconButton label={t`Report what ${user.full_name} told`} icon="flag" onClick={report} />
        )}
        {mine && <IconButton label={t`Change`} icon="edit" onClick={onEdit} />}
        {didIt.may_delete && (
          <IconButton
            label={t`Delete what ${user.full_name} told`}
            icon="trash"
            disabled={isLoading}
            onClick={() => void press()}
          />
        )}
      </UserLine>
      {details && <p className={styles.words}>{details}</p>}
      {images.length > 0 && (
        <ul className={styles.shots} data-count={images.length}>
          {images.map((sizes, place) => (
            <li key={signatures[place]} style={{ backgroundColor: colors[place] }}>
              <a
                className={styles.shot}
                href={sizes.orig.url}
                target="_blank"
                rel="noreferrer"
                aria-label={t`Open photograph ${place + 1}`}
              >
                <img src={sizes['474x'].url} alt="" loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Marks didIt={didIt} mine={mine} />
    </article>
  );
}

function Marks({ didIt, mine }: { didIt: DidIt; mine: boolean }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const [asking, setAsking] = useState(false);
  const [send] = tellingApi.useMarkDidItMutation();
  const { like_count: likes, liked_by_me: liked } = didIt;
  const { helpful_count: helpful, marked_helpful_by_me: helped } = didIt;
  const give = async (mark: Mark, given: boolean) => {
    if (!viewer) return setAsking(true);
    const { error } = await send({ didIt, mark, given });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  if (mine) {
    return likes + helpful > 0 ? (
      <p className={styles.counts}>
        {t`${plural(likes, { one: '# like', other: '# likes' })}, helpful to ${helpful}`}
      </p>
    ) : null;
  }
  return (
    <div className={styles.marks}>
      <button
        type="button"
        className={styles.like}
        aria-pressed={liked}
        aria-label={t`Like`}
        onClick={() => void give('like', !liked)}
      >
        <Icon name="heart" size={20} filled={liked} />
        {likes > 0 && <span>{likes}</span>}
      </button>
      <Button
        size="small"
        kind={helped ? 'inverse' : 'quiet'}
        aria-pressed={helped}
        onClick={() => void give('helpful', !helped)}
      >
        {helpful > 0 ? t`Helpful · ${helpful}` : t`Helpful`}
      </Button>
      {asking && (
        <AskIn
          reason={t`Make an account to say that this helped you.`}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
