import { useActionData } from '@remix-run/react';
import { useRef } from 'react';
import { focusedByBrowser, useFocusOnAnswer } from '~/components/answer-focus';
import { CheckboxField } from '~/components/form/checkbox-field';
import { type ScreenField, textOf } from '~/components/form/screen-field';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useShown } from '~/routes/ensayo/rehearsal';
import { type Press, SeenServersNotice } from '~/routes/ensayo/seen-servers';
import type { Visto, Way } from './delegate.server';

export const useSeen = () => useActionData<{ visto?: Visto }>()?.visto;

const pressOf = (intencion: string, { end, ...words }: Way): Press => ({
  intencion: intencion + end,
  ...words,
});

/** The one filled button of the dialog: it asks the servers first, and once they answered that something is wrong it asks again (decision 039). */
export function useOrAllTheSame(asking: Press): Press {
  const visto = useSeen();
  return visto ? pressOf(asking.intencion, visto.first) : asking;
}

/** What the servers of a form answered when they were asked, and the other way than the dialog's own button (`useOrAllTheSame`). It is far above the button that asked: it gets the focus. */
export function Seen({ intencion }: { intencion: string }) {
  const visto = useSeen();
  const box = useRef<HTMLDivElement>(null);
  useFocusOnAnswer(box, visto ?? false, false);
  if (!visto) return null;
  return (
    <div ref={box} tabIndex={-1} {...focusedByBrowser}>
      <SeenServersNotice visto={visto} other={pressOf(intencion, visto.other)} />
    </div>
  );
}

/** That nobody would find the servers, as it was seen without saving them; what stays possible all the same comes after what it does (`AfterVerdict`). */
export function Verdict() {
  const verdict = useShown()?.verdict;
  return verdict && <SeenServersNotice visto={verdict} />;
}

/** That, once all that comes of it was read. */
export function AfterVerdict() {
  const verdict = useShown()?.verdict;
  return verdict && <SubmitButton {...verdict.igualmente} />;
}

interface ServerFieldsProps {
  fields: Record<'nombre' | 'subdominio' | 'tipoIP' | 'ip', ScreenField>;
  dominio: string;
  /** Which of the rows it is, where there are more. */
  place?: number;
  autoFocus?: boolean;
}

const TYPES = ['IPV4', 'IPV6'].map((value) => ({ value, label: value }));

/** A name server; its address is asked where it is below the domain it serves (spec 2). How it is written is said once, before all of them (`guideOf`). */
export function ServerFields({ fields, dominio, place = 0, autoFocus }: ServerFieldsProps) {
  const beside = useSeen()?.beside[place];
  return (
    <div className="server">
      <TextField
        field={fields.nombre}
        label="Nombre"
        hint={beside && <strong>{beside}</strong>}
        suffix={textOf(fields.subdominio) && `.${dominio}`}
        inputMode="url"
        autoComplete="off"
        autoFocus={autoFocus}
      />
      <CheckboxField field={fields.subdominio} label="Subdominio" />
      <div className="glue">
        <SelectField field={fields.tipoIP} label="Tipo IP" options={TYPES} />
        <TextField
          field={fields.ip}
          label="IP"
          hint="Si tiene IPv4 e IPv6, agréguelo otra vez con la otra."
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </div>
  );
}
