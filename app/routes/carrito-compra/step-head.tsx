import { useFrame } from '~/components/frame/frame-context';
import { MessageBox } from '~/components/frame/message-box';
import { Stepper } from '~/components/stepper';
import type { Handle } from '~/scripts';

/** Of a page that says under its heading what is told of no section: above it, a notice would push it out of a phone's first view. */
export const TOLD_UNDER_HEADING: Handle = { lugares: [''] };

/** The last change, told under the heading. */
export function ToldHere() {
  const { aviso } = useFrame();
  return aviso && !aviso.lugar ? <MessageBox aviso={aviso} /> : null;
}

/** Where in the purchase the person is, and what was just done. */
export function StepHead({ current, heading }: { current: number; heading: string }) {
  return (
    <>
      <Stepper current={current} />
      <h1>{heading}</h1>
      <ToldHere />
    </>
  );
}
