import { sendingBegun, useSendDidIt, useSentDidIt } from 'features/did_its/parts/sending';
import { lazy, Suspense } from 'react';

const BeginMessage = lazy(() =>
  import('features/conversations/parts/BeginMessage').then((part) => ({
    default: part.BeginMessage,
  })),
);

/** Where the message is begun with which a did-it goes. */
export function SendDidItSlot() {
  const didIt = useSentDidIt();
  const send = useSendDidIt();
  return (
    didIt && (
      <Suspense fallback={null}>
        <BeginMessage
          key={didIt.id}
          things={{ user_did_it_data: didIt }}
          onBegun={() => send(sendingBegun())}
        />
      </Suspense>
    )
  );
}
