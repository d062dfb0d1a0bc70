export interface Step {
  label: string;
  href: string;
}

/** The steps of a purchase (spec 2, Cart and checkout). */
export const CHECKOUT_STEPS: readonly Step[] = [
  { label: 'Mi carrito', href: '/carrito-compra-paso-uno' },
  { label: 'Registrar titular', href: '/carrito-compra-paso-dos' },
  { label: 'Forma de pago', href: '/carrito-compra-paso-tres' },
  { label: 'Resumen de la compra', href: '/carrito-compra-paso-cuatro' },
  { label: 'Confirmación de la compra', href: '/carrito-compra-paso-cinco' },
];

interface StepperProps {
  /** The step shown, from 1. */
  current: number;
  steps?: readonly Step[];
  /** Names the list: 'Pasos de la compra'. */
  label?: string;
  /** Nothing can be changed any more: finished steps are not links. */
  closed?: boolean;
}

/** Where the person is in a wizard; finished steps lead back. */
export function Stepper({
  current,
  steps = CHECKOUT_STEPS,
  label = 'Pasos de la compra',
  closed,
}: StepperProps) {
  return (
    <nav className="stepper" aria-label={label}>
      <ol>
        {steps.map((step, index) => (
          <StepItem key={step.href} step={step} place={index + 1 - current} closed={closed} />
        ))}
      </ol>
    </nav>
  );
}

/** `place` is negative before the current step, zero on it. */
function StepItem({ step, place, closed }: { step: Step; place: number; closed?: boolean }) {
  if (place > 0) return <li>{step.label}</li>;
  if (place === 0) {
    return (
      <li aria-current="step">
        <strong>{step.label}</strong>
      </li>
    );
  }
  return (
    <li className="done">
      {closed ? step.label : <a href={step.href}>{step.label}</a>}
      <span className="sr"> (completado)</span>
    </li>
  );
}
