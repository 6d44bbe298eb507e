import { RegisterForm, USERNAME_TOO_LONG } from '@bettle/contract'
import { isUsernameTooLong, plainPassword } from '@bettle/rules'
import * as z from 'zod/mini'

/** The contract's fields, and a check that both passwords are equal. All problems are reported together. */
export const RegisterFields = z
  .extend(RegisterForm, {
    /** If it is empty, the server derives it from the name. */
    username: z.string().check(
      z.trim(),
      z.refine((username) => !isUsernameTooLong(username), USERNAME_TOO_LONG),
    ),
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine(
      ({ password, confirmPassword }) => !confirmPassword || plainPassword(password) === plainPassword(confirmPassword),
      {
        path: ['confirmPassword'],
        message: 'Passwords do not match',
        when: () => true,
      },
    ),
  )
