import type { SubmissionResult } from '@conform-to/react';
import type { Constraints } from '~/components/form/screen-form';
import { useForm } from '~/components/form/use-form';
import { ActForm, type ActPage } from './act-form';
import { MOTIVO } from './reason-asked';

interface ReasonFormProps extends ActPage {
  constraint: Constraints;
  lastResult?: SubmissionResult | null;
}

/** The same of an act that takes nothing but a reason. */
export function ReasonForm({ constraint, lastResult, ...act }: ReasonFormProps) {
  const [form, fields] = useForm(MOTIVO, { lastResult, constraint });
  return <ActForm {...act} form={form} motivo={fields.motivo} />;
}
