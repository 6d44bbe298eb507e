export { FetchedSelect } from './fetched-select.tsx'
export { FormBody } from './form-body.tsx'
export {
  CheckboxInput,
  NumberInput,
  PasswordInput,
  SelectInput,
  SlotInput,
  StepperInput,
  TextAreaInput,
  TextInput,
} from './form-fields.tsx'
export { FormProblem } from './form-problem.tsx'
export { FormStep } from './form-step.tsx'
export { LoadRecord } from './load-record.tsx'
export { NEW, saveRecord } from './save-record.ts'
export { SubmitArea } from './submit-area.tsx'
export { SubmitButton } from './submit-button.tsx'
export { type FormOptions, useForm } from './use-form.ts'
export type { SubmissionStatus } from './use-submission.ts'
