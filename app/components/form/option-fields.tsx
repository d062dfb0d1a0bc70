import { type FieldWords, GroupFrame } from './field-frame';
import { type GroupOption, Option } from './option';

interface OptionsProps extends FieldWords {
  options: readonly GroupOption[];
  /** Short options beside each other. */
  inline?: boolean;
}

/** Any number of answers; posts the same name once for each. */
export function CheckboxGroup({ options, inline, ...words }: OptionsProps) {
  return (
    <GroupFrame {...words}>
      <div className={inline ? 'options' : undefined}>
        {options.map((option, index) => (
          <Option
            key={option.value}
            type="checkbox"
            field={words.field}
            option={option}
            first={index === 0}
          />
        ))}
      </div>
    </GroupFrame>
  );
}

/** One answer of a few, each with what it is: cards to press. */
export function RadioCards({ options, ...words }: Omit<OptionsProps, 'inline'>) {
  return (
    <GroupFrame {...words}>
      <div className="radio-cards">
        {options.map((option, index) => (
          <Option key={option.value} type="radio" field={words.field} option={option} first={index === 0} />
        ))}
      </div>
    </GroupFrame>
  );
}
