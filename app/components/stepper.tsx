import * as address from '~/addresses';

export interface Step {
  label: string;
  href: string;
}

/** The steps of a purchase (spec 2, Cart and checkout). */
const CHECKOUT_STEPS: readonly Step[] = [
  { label: 'Mi carrito', href: address.carrito() },
  { label: 'Registrar titular', href: address.pasoDeCompra('dos') },
  { label: 'Forma de pago', href: address.pasoDeCompra('tres') },
  { label: 'Resumen de la compra', href: address.pasoDeCompra('cuatro') },
  { label: 'Confirmación de la compra', href: address.pasoDeCompra('cinco') },
];

interface StepperProps {
  /** The step shown, from 1. */
  current: number;
  steps?: readonly Step[];
  /** Names the list: 'Pasos de la compra'. */
  label?: string;
  /** Nothing can be changed any more: finished steps are not links. */
  closed?: boolean;
  /** The step that had nothing to ask. */
  skip?: number;
}

/** Where the person is in a wizard; finished steps lead back. */
export function Stepper({
  current,
  steps = CHECKOUT_STEPS,
  label = 'Pasos de la compra',
  closed,
  skip,
}: StepperProps) {
  return (
    <nav className="stepper wizard" aria-label={label}>
      <ol>
        {steps.map((step, index) => (
          <StepItem
            key={step.href}
            step={step}
            place={index + 1 - current}
            closed={closed}
            skipped={index + 1 === skip}
          />
        ))}
      </ol>
    </nav>
  );
}

/** `place` is negative before the current step, zero on it. On a small screen only the current one shows its words. */
function StepItem({
  step,
  place,
  closed,
  skipped,
}: {
  step: Step;
  place: number;
  closed?: boolean;
  skipped: boolean;
}) {
  const words = <span>{step.label}</span>;
  if (place === 0) {
    return (
      <li aria-current="step">
        <strong>{words}</strong>
        <span className="sr"> (paso actual)</span>
      </li>
    );
  }
  if (place > 0) {
    return (
      <li>
        <div>{words}</div>
      </li>
    );
  }
  if (skipped)
    return (
      <li>
        <div>
          <span>{step.label} (no hace falta)</span>
        </div>
      </li>
    );
  return (
    <li className="done">
      {closed ? <div>{words}</div> : <a href={step.href}>{words}</a>}
      <span className="sr"> (completado)</span>
    </li>
  );
}

/** Where in the purchase the person is. */
export function StepHead({ heading, ...step }: StepperProps & { heading: string }) {
  return (
    <>
      <Stepper {...step} />
      <h1>{heading}</h1>
    </>
  );
}
