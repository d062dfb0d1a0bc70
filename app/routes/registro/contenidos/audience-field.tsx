import { RadioCards } from '~/components/form/option-fields';
import type { ScreenField } from '~/components/form/screen-field';
import { PUBLICO_EN_PALABRAS, PUBLICOS } from '~/registry/domain/contenidos';

/** Who sees it. */
export const AudienceField = ({ field }: { field: ScreenField }) => (
  <RadioCards
    field={field}
    label="Quiénes lo ven"
    options={PUBLICOS.map((each) => ({ value: each, label: PUBLICO_EN_PALABRAS[each] }))}
  />
);
