import { useLingui } from '@lingui/react/macro';
import { type Given, PreferencesPage } from 'features/preferences/parts/PreferencesPage';
import { Section } from 'features/preferences/parts/Section';
import { useAppData } from 'lib/appData';
import { lazy, Suspense } from 'react';
import { Notice } from 'ui/notice/Notice';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { Switch } from 'ui/switch/Switch';

const BlockedPeople = lazy(() =>
  import('features/users/parts/BlockedPeople').then((module) => ({
    default: module.BlockedPeople,
  })),
);

/** Who sees the viewer, and what is learned of them. */
export function PrivacyScreen() {
  const { t } = useLingui();
  return (
    <PreferencesPage
      title={t`Privacy`}
      lead={t`Who sees you, and what is learned from what you do.`}
    >
      {(given) => (
        <>
          <Profile {...given} />
          <Section title={t`Blocked people`} words={t`Neither of you sees anything of the other.`}>
            <Suspense fallback={<Skeleton height={56} />}>
              <BlockedPeople />
            </Suspense>
          </Section>
          <Shopping {...given} />
        </>
      )}
    </PreferencesPage>
  );
}

function Profile({ wanted, change, isLocked }: Given) {
  const { t } = useLingui();
  return (
    <Section title={t`Your profile`}>
      <Switch
        label={t`Private profile`}
        description={t`Only you see your profile, boards and pins. What others saved of yours before stays with them, without your name.`}
        checked={wanted.is_private_profile}
        disabled={isLocked('is_private_profile')}
        onChange={({ currentTarget }) => void change({ is_private_profile: currentTarget.checked })}
      />
      <Switch
        label={t`Hide from search engines`}
        description={t`Search engines are asked to leave your profile, boards and pins out. It may take them some weeks.`}
        checked={wanted.exclude_from_search}
        disabled={isLocked('exclude_from_search')}
        onChange={({ currentTarget }) =>
          void change({ exclude_from_search: currentTarget.checked })
        }
      />
      <Switch
        label={t`Show whom you follow`}
        description={t`Others see whom you follow, and who follows you.`}
        checked={wanted.show_follows}
        onChange={({ currentTarget }) => void change({ show_follows: currentTarget.checked })}
      />
    </Section>
  );
}

function Shopping({ wanted, change }: Given) {
  const { t } = useLingui();
  const { brand } = useAppData();
  return (
    <Section title={t`Shopping and advertising`}>
      <Switch
        label={t`Shopping recommendations`}
        description={t`Things to buy among what is recommended to you. What you follow, search for or look up in the shop stays.`}
        checked={!wanted.shopping_rec_disabled}
        onChange={({ currentTarget }) =>
          void change({ shopping_rec_disabled: !currentTarget.checked })
        }
      />
      <Notice icon="note">
        {t`Your own boutique is kept for you and takes effect when boutiques come to ${brand.name}.`}
      </Notice>
      <Switch
        label={t`Your own boutique`}
        description={t`A page of things to buy, put together for you.`}
        checked={wanted.show_personal_boutique}
        onChange={({ currentTarget }) =>
          void change({ show_personal_boutique: currentTarget.checked })
        }
      />
      <Switch
        label={t`Measuring by partners`}
        description={t`Advertisers learn whether what they show is of use. Your choice of cookies counts as well.`}
        checked={wanted.third_party_marketing_tracking_enabled}
        onChange={({ currentTarget }) =>
          void change({ third_party_marketing_tracking_enabled: currentTarget.checked })
        }
      />
    </Section>
  );
}
