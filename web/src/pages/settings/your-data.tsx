import { YourDataScreen } from 'features/exports/screens/YourDataScreen';
import { Protected } from 'features/networks/parts/Protected';

/** /settings/your-data */
export default function YourDataPage() {
  return (
    <Protected>
      <YourDataScreen />
    </Protected>
  );
}
