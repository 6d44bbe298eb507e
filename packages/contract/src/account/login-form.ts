import * as z from 'zod/mini'

/** Returns the schema of a required text, with the sentence that a form shows if the text is missing. */
const required = (prompt: string, max = 200) =>
  z.string(prompt).check(z.trim(), z.minLength(1, prompt), z.maxLength(max))

export const LoginForm = z.object({
  email: required('email-missing', 254),
  password: z.string('password-missing').check(z.minLength(1, 'password-missing'), z.maxLength(200)),
})
export type LoginForm = z.infer<typeof LoginForm>
