import type { SubmissionResult } from '@conform-to/react';
import type { Constraints } from '~/components/form/screen-form';
import { useForm } from '~/components/form/use-form';
import type { ClaseDeDocumento } from '~/registry/domain/documento';
import { ActForm, type ActPage } from '~/routes/registro/act-form';
import { DOCUMENTO } from './asked';
import { beginsWith, DocumentFields } from './document-fields';

interface DocumentFormProps extends ActPage {
  constraint: Constraints;
  lastResult?: SubmissionResult | null;
  /** What was seen where the form was made, sent once more. */
  seen: Readonly<Record<string, string>>;
  /** What an order of a judge is told to be good for, where it does not go past a hold and a freeze. */
  ofOrder?: string;
  /** Why only an order of a judge is good for it; null where any document is. */
  sinOrden?: string | null;
  /** A class that is good for nothing here. */
  without?: ClaseDeDocumento;
}

/** The page of an act that takes a document and a reason, and nothing else. */
export function DocumentForm({
  constraint,
  lastResult,
  ofOrder,
  sinOrden = null,
  without,
  ...act
}: DocumentFormProps) {
  const [form, { clase, numero, fecha, motivo }] = useForm(DOCUMENTO, {
    lastResult,
    constraint,
    defaultValue: beginsWith(sinOrden),
  });
  const orderOnly = sinOrden !== null;
  const questions = <DocumentFields {...{ clase, numero, fecha, ofOrder, orderOnly, without }} />;
  return <ActForm {...act} form={form} motivo={motivo} questions={questions} />;
}
