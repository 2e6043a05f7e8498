import { useLingui } from '@lingui/react/macro';
import { AudienceChoice } from 'features/preferences/parts/AudienceChoice';
import { FilterWords } from 'features/preferences/parts/FilterWords';
import { PreferencesPage } from 'features/preferences/parts/PreferencesPage';
import { Section } from 'features/preferences/parts/Section';
import { type ReactNode, Suspense } from 'react';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { Switch } from 'ui/switch/Switch';

interface PermissionsScreenProps {
  /** Which ways to talk are open below the viewer's pins. */
  features: ReactNode;
  /** Those whose comments the viewer hid. */
  hidden: ReactNode;
}

/** Who may comment on the viewer's pins, and with which words. */
export function PermissionsScreen({ features, hidden }: PermissionsScreenProps) {
  const { t } = useLingui();
  return (
    <PreferencesPage title={t`Comments`} lead={t`What others may do with your pins.`}>
      {({ wanted, change, isLocked }) => (
        <>
          <Section title={t`Who may comment`}>
            <AudienceChoice
              label={t`Comments on your pins`}
              value={wanted.comments_from}
              locked={isLocked('comments_from')}
              onChange={(chosen) => void change({ comments_from: chosen })}
            />
          </Section>
          <Section title={t`What is open below your pins`}>
            <Suspense fallback={<Skeleton height={168} />}>{features}</Suspense>
          </Section>
          <Section title={t`Words you do not want to read`}>
            <Switch
              label={t`Hide comments with these words`}
              description={t`Nobody sees new comments on your pins that have one of them, except who wrote it.`}
              checked={wanted.comment_filter_enabled}
              onChange={({ currentTarget }) =>
                void change({ comment_filter_enabled: currentTarget.checked })
              }
            />
            {wanted.comment_filter_enabled && (
              <FilterWords
                words={wanted.comment_filter_words}
                onChange={(words) => change({ comment_filter_words: words })}
              />
            )}
          </Section>
          <Section
            title={t`Hidden comments`}
            words={t`People whose comments you do not see, below any pin. They are not told.`}
          >
            <Suspense fallback={<Skeleton height={56} />}>{hidden}</Suspense>
          </Section>
        </>
      )}
    </PreferencesPage>
  );
}
