import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { MOST_LIKES, searchOf, searchPath } from 'lib/searchPaths';
import { useLocation, useNavigate } from 'react-router';
import type { MenuEntry } from 'ui/menu/Menu';

/**
 * The line of a pin's menu that has a search show first what looks like this picture as well. Only
 * among the results of a search for pins.
 */
export function useMoreLike({ image_signature }: Pin): MenuEntry | false {
  const { t } = useLingui();
  const { pathname, search: address } = useLocation();
  const navigate = useNavigate();
  if (!/^\/search\/pins\/?$/.test(pathname)) return false;
  const search = searchOf('pins', new URLSearchParams(address));
  const { likes } = search;
  if (likes.length >= MOST_LIKES || likes.includes(image_signature)) return false;
  const more = searchPath({ ...search, likes: [...likes, image_signature] }, 'picture');
  return {
    key: 'like',
    label: t`More like this`,
    icon: 'image',
    onAction: () => void navigate(more),
  };
}
