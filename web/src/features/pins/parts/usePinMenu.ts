import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { useCopyLink } from 'features/users/parts/useCopyLink';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import type { MenuEntry } from 'ui/menu/Menu';
import { domainOf } from './domainOf';
import { useMoreLike } from './useMoreLike';
import { usePinDialog } from './usePinDialog';

/** What else can be done with a pin: the lines of its menu and of its sheet. */
export function usePinMenu(pin: Pin): MenuEntry[] {
  const { t } = useLingui();
  const copyLink = useCopyLink();
  const ask = usePinDialog();
  const viewer = useViewer();
  const moreLike = useMoreLike(pin);
  const mine = viewer?.id === pin.pinner.id;
  const entries: (MenuEntry | false)[] = [
    moreLike,
    mine && { key: 'edit', label: t`Edit pin`, icon: 'edit', onAction: () => ask('edit', pin) },
    mine && {
      key: 'note',
      label: pin.pin_note ? t`Edit note` : t`Add note`,
      icon: 'note',
      onAction: () => ask('note', pin),
    },
    mine &&
      !pin.is_repin && {
        key: 'sponsor',
        label: t`Paid partnership`,
        icon: 'people',
        onAction: () => ask('sponsor', pin),
      },
    {
      key: 'copy',
      label: t`Copy link`,
      icon: 'share',
      onAction: () => void copyLink(paths.pin(pin.id)),
    },
    {
      key: 'download',
      label: t`Download picture`,
      icon: 'download',
      onAction: () => download(pin),
    },
    Boolean(pin.link) && {
      key: 'source',
      label: t`Open ${domainOf(pin)}`,
      icon: 'link-out',
      onAction: () => void window.open(pin.link as string, '_blank', 'noopener,noreferrer'),
    },
    Boolean(pin.recommendation_reason) && {
      key: 'why',
      label: t`Why you see this`,
      icon: 'eye',
      onAction: () => ask('why', pin),
    },
    viewer !== null &&
      !mine && {
        key: 'hide',
        label: t`Hide pin`,
        icon: 'eye-off',
        onAction: () => ask('hide', pin),
      },
    !mine && {
      key: 'report',
      label: t`Report pin`,
      icon: 'flag',
      onAction: () => ask('report', pin),
    },
    mine && {
      key: 'delete',
      label: t`Delete pin`,
      icon: 'trash',
      danger: true,
      onAction: () => ask('delete', pin),
    },
  ];
  return entries.filter((entry) => entry !== false);
}

function download(pin: Pin): void {
  const link = document.createElement('a');
  link.href = pin.images.orig.url;
  link.download = '';
  link.click();
}
