import { RadioCards } from '~/components/form/option-fields';
import type { ScreenField } from '~/components/form/screen-field';
import { TextField } from '~/components/form/text-field';
import {
  CLASE_DE_DOCUMENTO_EN_PALABRAS,
  CLASES_DE_DOCUMENTO,
  type ClaseDeDocumento,
} from '~/registry/domain/documento';

interface DocumentFieldsProps {
  clase: ScreenField;
  numero: ScreenField;
  fecha: ScreenField;
  /** What an order of a judge is told to be good for; that it goes past a hold and a freeze, where nothing else is said. */
  ofOrder?: string;
  /** Nothing but an order of a judge is good for it: no other class is offered. */
  orderOnly?: boolean;
  /** A class that is good for nothing here. */
  without?: ClaseDeDocumento;
}

/** The class that a form begins with, where only one is good for it. */
export const beginsWith = (sinOrden: string | null) =>
  sinOrden === null ? null : { clase: 'ORDEN_JUDICIAL' as const };

/** By which document something is done with a name that is somebody's. */
export const DocumentFields = ({
  clase,
  numero,
  fecha,
  ofOrder,
  orderOnly,
  without,
}: DocumentFieldsProps) => (
  <>
    <RadioCards
      field={clase}
      label="Clase de documento"
      options={CLASES_DE_DOCUMENTO.filter(
        (value) => value !== without && (!orderOnly || value === 'ORDEN_JUDICIAL'),
      ).map((value) => {
        const { words: label, hint } = CLASE_DE_DOCUMENTO_EN_PALABRAS[value];
        return { value, label, hint: value === 'ORDEN_JUDICIAL' ? (ofOrder ?? hint) : hint };
      })}
    />
    <TextField
      field={numero}
      label="Número"
      hint="El del documento, así: 123/2026. Lo leen los contactos del dominio: no escriba una cédula."
      autoComplete="off"
    />
    <TextField
      field={fecha}
      label="Fecha del documento"
      type="date"
      width="short"
      hint="El día que dice el documento, así: 25/08/2026."
    />
  </>
);
