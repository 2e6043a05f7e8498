import { useLingui } from '@lingui/react/macro';
import { type Proof, type Website, websitesApi } from 'features/websites/api';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { Card } from 'ui/card/Card';
import { Copyable } from 'ui/copyable/Copyable';
import { FormError } from 'ui/form-error/FormError';
import { Icon } from 'ui/icon/Icon';
import { Tabs } from 'ui/tabs/Tabs';
import { useToast } from 'ui/toast/toasts';
import { useViewerWebsites } from './useViewerWebsites';
import styles from './WebsiteCard.module.css';

const UnclaimModal = lazy(() =>
  import('./UnclaimModal').then((file) => ({ default: file.UnclaimModal })),
);

/** One claim: how it stands, and what is left to do. */
export function WebsiteCard({ website }: { /** What is claimed. */ website: Website }) {
  const { t, i18n } = useLingui();
  const { domain, url, is_verified } = website;
  const [removing, setRemoving] = useState(false);
  const [unclaim, { isLoading }] = websitesApi.useUnclaimWebsiteMutation();
  const { wasUnclaimed } = useViewerWebsites();
  const toast = useToast();
  const remove = async () => {
    setRemoving(false);
    const { error } = await unclaim({ domain });
    if (!error) wasUnclaimed(domain);
    toast(
      error ? { words: errorText(i18n, error), tone: 'danger' } : { words: t`Website removed` },
    );
  };
  return (
    <Card
      name={domain}
      href={url}
      detail={<Standing website={website} />}
      action={
        <Button
          size="small"
          aria-label={t`Remove ${domain}`}
          pending={isLoading}
          // What was never shown can be claimed again just like this.
          onClick={() => (is_verified ? setRemoving(true) : void remove())}
        >
          {t`Remove`}
        </Button>
      }
    >
      {!is_verified && <Steps website={website} />}
      <Suspense>
        {removing && (
          <UnclaimModal
            domain={domain}
            onClose={() => setRemoving(false)}
            onConfirm={() => void remove()}
          />
        )}
      </Suspense>
    </Card>
  );
}

function Standing({ website }: { website: Website }) {
  const { t, i18n } = useLingui();
  if (!website.is_verified) return t`Not verified yet`;
  const since = formatDay(website.verified_ms ?? 0, i18n.locale);
  return (
    <>
      <p className={styles.verified}>
        <Icon name="check" size={16} />
        {t`Verified on ${since}`}
      </p>
      {website.is_failing && (
        <p className={styles.failing} role="status">
          {t`We did not find your proof when we last looked. Put it back, or the website is lost in a few days.`}
        </p>
      )}
    </>
  );
}

/** The three verification methods of a website, each with what is put where. */
function Steps({ website }: { website: Website }) {
  const { t, i18n } = useLingui();
  const [proof, setProof] = useState<Proof>('meta_tag');
  const [failure, setFailure] = useState<string | null>(null);
  const [verify, { isLoading }] = websitesApi.useVerifyWebsiteMutation();
  const { wasVerified } = useViewerWebsites();
  const toast = useToast();
  const { domain, instructions } = website;
  const look = async () => {
    setFailure(null);
    const { data, error } = await verify({ domain, proof });
    if (error) setFailure(errorText(i18n, error));
    if (!data) return;
    wasVerified(data);
    toast({ words: t`${domain} is verified` });
  };
  const tabs = [
    {
      key: 'meta_tag',
      label: t`Tag`,
      panel: (
        <VerificationMethod words={t`Put this tag into the head of your first page.`}>
          <Copyable label={t`Tag`} text={instructions.meta_tag} />
        </VerificationMethod>
      ),
    },
    {
      key: 'file',
      label: t`File`,
      panel: (
        <VerificationMethod
          words={t`Make a text file with this name and content, in the top folder of your website.`}
        >
          <Copyable label={t`Name`} text={instructions.file_name} />
          <Copyable label={t`Content`} text={instructions.file_text} />
          <p className={styles.hint}>
            {t`Then it can be seen here:`}{' '}
            <a href={instructions.file_url} target="_blank" rel="noopener noreferrer">
              {instructions.file_url}
            </a>
          </p>
        </VerificationMethod>
      ),
    },
    {
      key: 'dns_record',
      label: t`DNS record`,
      panel: (
        <VerificationMethod
          words={t`Add a record of the type TXT where your domain is managed. It can take some hours until it is seen.`}
        >
          <Copyable label={t`Domain`} text={instructions.record_name} />
          <Copyable label={t`Text`} text={instructions.record_text} />
        </VerificationMethod>
      ),
    },
  ];
  return (
    <div className={styles.steps}>
      <Tabs
        label={t`How you verify ${domain}`}
        tabs={tabs}
        selected={proof}
        onSelect={(key) => {
          setProof(key as Proof);
          setFailure(null);
        }}
      />
      <FormError words={failure} />
      <div>
        <Button kind="inverse" pending={isLoading} onClick={() => void look()}>
          {t`Verify`}
        </Button>
      </div>
    </div>
  );
}

function VerificationMethod({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={styles.method}>
      <p>{words}</p>
      {children}
    </div>
  );
}
