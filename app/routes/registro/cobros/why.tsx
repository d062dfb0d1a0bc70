import type { SubmissionResult } from '@conform-to/react';
import * as address from '~/addresses';
import type { Constraints } from '~/components/form/screen-form';
import { MINUTOS_DE_MIRADA } from '~/registry/domain/oficina';
import { ReasonForm } from '~/routes/registro/reason-form';

interface WhyProps {
  heading: string;
  operacion: string;
  constraint: Constraints;
  lastResult?: SubmissionResult | null;
}

/** Before anything of what somebody was charged is seen: why. They read it. */
export const Why = ({ heading, operacion, constraint, lastResult = null }: WhyProps) => (
  <ReasonForm
    {...{ heading, operacion, constraint, lastResult }}
    back={{ href: address.buscarEnOficina(), words: 'Buscar otra cosa' }}
    intencion="mirar"
    press="Ver los cobros"
    hint="Por ejemplo: «Consulta 1234, dice que se le cobró dos veces». Hasta 500 caracteres."
  >
    <p>
      Antes de ver lo que se le cobró a una persona, diga por qué. Lo lee en «Mis mensajes», sin el nombre de
      usted: «El registro vio lo que se le cobró» y el motivo. Durante {MINUTOS_DE_MIRADA} minutos usted ve
      todos sus cobros.
    </p>
  </ReasonForm>
);
