import { Stepper } from '~/components/stepper';
import { IMPORT_STEPS } from './steps';

/** Where in an import the person is. */
export const ImportStepper = ({ current, closed }: { current: number; closed?: boolean }) => (
  <Stepper current={current} steps={IMPORT_STEPS} label="Pasos de la importación" closed={closed} />
);

interface ImportHeadProps {
  current: number;
  heading: string;
  /** It was requested: no step can be changed any more. */
  closed?: boolean;
}

/** The same with the heading of the step. */
export const ImportHead = ({ heading, ...step }: ImportHeadProps) => (
  <>
    <ImportStepper {...step} />
    <h1>{heading}</h1>
  </>
);
