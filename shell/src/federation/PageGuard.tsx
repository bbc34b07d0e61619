import { Component, Fragment, type ReactNode } from 'react';

interface PageGuardProps {
  shown: string;
  fallback: ReactNode;
  onError: () => void;
  children: ReactNode;
}

interface PageGuardState {
  readonly shown: string;
  readonly errors: number;
  readonly isFresh: boolean;
  /** Renders nothing until the error is handled: a second error in the same pass would reach the parent. */
  readonly isPausing: boolean;
}

/**
 * Error boundary that outlives pages: an error thrown on unmount reaches no boundary inside the page and would end the
 * shell. React does not say which page threw, so the new one is rendered once more.
 */
export class PageGuard extends Component<PageGuardProps, PageGuardState> {
  override state: PageGuardState = { shown: this.props.shown, errors: 0, isFresh: false, isPausing: false };

  static getDerivedStateFromError(): Partial<PageGuardState> {
    return { isFresh: true };
  }

  static getDerivedStateFromProps({ shown }: PageGuardProps, state: PageGuardState): Partial<PageGuardState> | null {
    const errors = shown === state.shown ? state.errors : 0;
    if (state.isFresh) return { shown, errors: errors + 1, isFresh: false, isPausing: true };
    return shown === state.shown ? null : { shown, errors };
  }

  override componentDidCatch() {
    this.props.onError();
    this.setState({ isPausing: false });
  }

  override render() {
    const { errors, isPausing } = this.state;
    if (errors > 1) return this.props.fallback;
    return isPausing ? null : <Fragment key={errors}>{this.props.children}</Fragment>;
  }
}
