import { type FieldWords, GroupFrame } from './field-frame';
import { type GroupOption, Option } from './option';

interface OptionsProps extends FieldWords {
  options: readonly GroupOption[];
  /** Short options beside each other. */
  inline?: boolean;
}

/** One answer of a few. */
export function RadioField(props: OptionsProps) {
  return <OptionGroup type="radio" {...props} />;
}

/** Any number of answers; posts the same name once for each. */
export function CheckboxGroup(props: OptionsProps) {
  return <OptionGroup type="checkbox" {...props} />;
}

function OptionGroup({ type, options, inline, ...words }: OptionsProps & { type: 'radio' | 'checkbox' }) {
  return (
    <GroupFrame {...words}>
      <div className={inline ? 'options' : undefined}>
        {options.map((option, index) => (
          <Option key={option.value} type={type} field={words.field} option={option} first={index === 0} />
        ))}
      </div>
    </GroupFrame>
  );
}
