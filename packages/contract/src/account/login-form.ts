import * as z from 'zod/mini'

/** Returns the schema of a required text, with the sentence that a form shows if the text is missing. */
const required = (prompt: string, max = 200) =>
  z.string(prompt).check(z.trim(), z.minLength(1, prompt), z.maxLength(max))

export const LoginForm = z.object({
  email: required('Please provide your email address', 254),
  password: z
    .string('Please provide your password')
    .check(z.minLength(1, 'Please provide your password'), z.maxLength(200)),
})
export type LoginForm = z.infer<typeof LoginForm>
