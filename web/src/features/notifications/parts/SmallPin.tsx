import type { Notice } from 'features/notifications/api';
import { smallSource } from 'lib/pictureSource';
import { Icon } from 'ui/icon/Icon';
import { Picture } from 'ui/picture/Picture';

interface SmallPinProps {
  /** What it shows. */
  pin: Notice['pins'][number];
}

/** The small picture of a pin that a notice tells of; one that is sensitive is on its page alone. */
export function SmallPin({ pin }: SmallPinProps) {
  return pin.sensitivity_screen ? (
    <Icon name="eye-off" size={22} />
  ) : (
    <Picture {...smallSource(pin.images)} alt="" color={pin.dominant_color} sizes="56px" cover />
  );
}
