import { useInvite } from 'features/invites/parts/useInvite';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { AwaitedLine, SentLine } from './SentLine';

const SentInMessage = lazy(() =>
  import('./SentInMessage').then((part) => ({ default: part.SentInMessage })),
);

/**
 * Who sent the pin of this page, by the code in its address, or by the conversation in which it came;
 * nothing without one that says so.
 */
export function SentBy() {
  const [query] = useSearchParams();
  const code = query.get('invite_code');
  const [conversation, sender] = [query.get('conversation'), query.get('sender')];
  if (code) return <ByCode key={code} code={code} />;
  if (!conversation || !sender) return null;
  return (
    <Suspense fallback={<AwaitedLine />}>
      <SentInMessage conversationId={conversation} senderId={sender} />
    </Suspense>
  );
}

function ByCode({ code }: { code: string }) {
  const { invite, isAwaited } = useInvite(code);
  if (isAwaited) return <AwaitedLine />;
  return invite && <SentLine sender={invite.sender} />;
}
