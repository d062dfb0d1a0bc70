import { getCollectionProps } from '@conform-to/react';
import { type FieldWords, GroupFrame } from './field-frame';
import { type GroupOption, Option } from './option';
import { elementId, type ScreenField } from './screen-field';

interface OptionsProps extends FieldWords {
  options: readonly GroupOption[];
  /** Short options beside each other. */
  inline?: boolean;
}

/** Any number of answers; posts the same name once for each. */
export function CheckboxGroup({ options, inline, ...words }: OptionsProps) {
  return (
    <GroupFrame {...words}>
      <div className={inline ? 'options' : undefined}>{optionsOf('checkbox', words.field, options)}</div>
    </GroupFrame>
  );
}

/** One answer of a few, each with what it is: cards to press. */
export function RadioCards({ options, ...words }: Omit<OptionsProps, 'inline'>) {
  return (
    <GroupFrame {...words}>
      <div className="radio-cards">{optionsOf('radio', words.field, options)}</div>
    </GroupFrame>
  );
}

function optionsOf(type: 'checkbox' | 'radio', field: ScreenField, options: readonly GroupOption[]) {
  const values = options.map(({ value }) => value);
  return getCollectionProps(field, { type, options: values, ariaAttributes: false }).map(
    ({ key, id, form, ...control }, place) => {
      const option = options[place];
      return (
        option && (
          <Option
            key={key}
            id={elementId(place === 0 ? field.id : id)}
            hintId={`${elementId(id)}-hint`}
            option={option}
            control={{ ...control, form: form || undefined }}
          />
        )
      );
    },
  );
}
