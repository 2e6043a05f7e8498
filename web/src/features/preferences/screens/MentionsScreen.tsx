import { useLingui } from '@lingui/react/macro';
import { AudienceChoice } from 'features/preferences/parts/AudienceChoice';
import { PreferencesPage } from 'features/preferences/parts/PreferencesPage';
import { Section } from 'features/preferences/parts/Section';
import { type ReactNode, Suspense } from 'react';
import { Notice } from 'ui/notice/Notice';
import { Skeleton } from 'ui/skeleton/Skeleton';

/** Who may name the viewer in words, and on pins. */
export function MentionsScreen({
  sponsored,
}: {
  /** The pins that name the viewer as who paid. */ sponsored: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <PreferencesPage title={t`Mentions and tags`} lead={t`Who may name you, in words and on pins.`}>
      {({ wanted, change, isLocked }) => (
        <>
          <Notice icon="note">
            {t`Who may mention you decides whose comments lead to your profile by your name, from now on. Who may tag you already decides who may name you as their sponsor.`}
          </Notice>
          <AudienceChoice
            label={t`Who may mention you`}
            value={wanted.mentions_from}
            locked={isLocked('mentions_from')}
            onChange={(chosen) => void change({ mentions_from: chosen })}
          />
          <AudienceChoice
            label={t`Who may tag you on pins`}
            value={wanted.tags_from}
            locked={isLocked('tags_from')}
            onChange={(chosen) => void change({ tags_from: chosen })}
          />
          <Section
            title={t`Paid partnerships`}
            words={t`Pins whose creators say that you paid for them. Others are told once you approve.`}
          >
            <Suspense fallback={<Skeleton height={88} />}>{sponsored}</Suspense>
          </Section>
        </>
      )}
    </PreferencesPage>
  );
}
