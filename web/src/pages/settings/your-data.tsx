import { YourDataScreen } from 'features/departures/screens/YourDataScreen';
import { ExportSection } from 'features/exports/parts/ExportSection';
import { Protected } from 'features/networks/parts/Protected';

/** /settings/your-data */
export default function YourDataPage() {
  return (
    <Protected>
      <YourDataScreen exported={<ExportSection />} />
    </Protected>
  );
}
