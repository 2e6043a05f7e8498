import type { SearchHelp } from 'features/search/api';
import { ButtonLink } from 'ui/button/ButtonLink';
import { Notice } from 'ui/notice/Notice';

/** Help for who searches for something that harms. */
export function HelpNotice({ help }: { /** What is said. */ help: SearchHelp }) {
  return (
    <Notice
      icon="heart"
      action={help.link && <ButtonLink href={help.link.url}>{help.link.label}</ButtonLink>}
    >
      {help.text}
    </Notice>
  );
}
