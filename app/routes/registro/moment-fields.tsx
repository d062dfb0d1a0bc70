import type { ScreenField } from '~/components/form/screen-field';
import { TextField } from '~/components/form/text-field';

interface MomentFieldsProps {
  dia: ScreenField;
  hora: ScreenField;
  /** Of what: 'de comienzo'. */
  of: string;
  /** What it means where nothing is typed. */
  empty: string;
}

/** A day and an hour of Uruguay. */
export const MomentFields = ({ dia, hora, of, empty }: MomentFieldsProps) => (
  <>
    <TextField field={dia} label={`Día ${of}`} optional type="date" width="short" hint={empty} />
    <TextField
      field={hora}
      label={`Hora ${of}`}
      optional
      type="time"
      width="short"
      hint="De Uruguay, así: 14:30."
    />
  </>
);
