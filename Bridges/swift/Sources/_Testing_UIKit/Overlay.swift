// A file that imports `Testing` and `UIKit` imports a module of this name too: Testing's own for images, which Linux lacks.
